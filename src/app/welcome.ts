// The first message in a new server, for the adapter to send.

export { welcomeMessage } from '../../commands/welcome.ts';
