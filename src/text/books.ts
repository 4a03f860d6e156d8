// The words of each system, exported under the system's id.

export { dungeoneers } from './dungeoneers/book.ts';
export { mastery } from './mastery/book.ts';
export { sol } from './sol/book.ts';
export { tdgs } from './tdgs/book.ts';
