// The systems that Fray plays, one line each.

export { dungeoneers } from './dungeoneers/ruleset.ts';
export { mastery } from './mastery/ruleset.ts';
export { sol } from './sol/ruleset.ts';
export { tdgs } from './tdgs/ruleset.ts';
