import { playDemo } from './demo-fight.ts';

await playDemo(process.stdout);
