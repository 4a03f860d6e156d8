// The Bog, a pack whose creatures have portraits, and fights against them.
import type { Message } from '../loopback/message.ts';
import { Phone } from '../loopback/phone.ts';
import { theBog } from '../packs/the-bog.ts';
import { plainPng } from '../session/pictures.ts';
import { openTavern } from './tavern.ts';

/**
 * The hag and the crone of the Bog without autopilot, so that the GM plays them. Other creatures are left out, because
 * Fray would measure the strength of each in the background.
 */
const BOG = { ...theBog, creatures: theBog.creatures.slice(0, 2).map(({ style: _, ...each }) => each), scenes: [] };

export const png = (side: number) => ({ name: 'hag.png', content: plainPng(side), contentType: 'image/png' });
export const names = ({ attachments }: Message) => attachments.map(({ filename }) => filename);
export const thumbnailOf = ({ embeds }: Message) => embeds[0]?.thumbnail?.url;
export const PORTRAIT_FILE = /^portrait-[0-9a-f]{12}\.png$/;
export const PICTURE_FILE = /^picture-[0-9a-f]{12}\.png$/;

/** Opens a test server that uses the pack “The Bog”. Mira may manage the server. */
export async function openBog() {
  const tavern = await openTavern();
  const { loopback, guild, gm, ana, reading } = tavern;
  const mira = new Phone(loopback, guild.join({ name: 'Mira', permissions: ['ManageGuild'] }), guild.channel('hall'));
  const file = { name: 'bog.json', content: JSON.stringify(BOG), contentType: 'application/json' };
  await mira.type('/pack add', { file });
  await mira.tap('Use it');

  async function give(creature: string, picture: { readonly name: string; readonly content: string | Uint8Array }) {
    return (await mira.type('/pack portrait', { pack: 'The Bog', creature, picture })).message!;
  }

  /** Waits until a message has a file whose name matches a pattern. */
  async function fileOn(message: Message, pattern: RegExp, before?: string) {
    const matchingFile = () =>
      message.attachments.find(({ filename }) => pattern.test(filename) && filename !== before);
    await loopback.until(() => matchingFile() !== undefined, 10_000, 'a file');
    return matchingFile()!;
  }

  /**
   * Starts a fight between Ana's Kira and these creatures. `turn` skips turns until it is the turn of the named
   * combatant.
   */
  async function fight(name: string, creatures: readonly string[], map: boolean) {
    const channel = guild.channel(name);
    const gwen = new Phone(loopback, gm, channel);
    await gwen.type('/encounter start', { ruleset: 'tdgs' });
    await ana.slash(channel, '/join', { character: 'Kira' });
    for (const creature of creatures) await gwen.type('/add', { creature });
    if (map) {
      await gwen.type('/map new', { kind: 'room', seed: 7 });
      await gwen.tap('Use this map');
    }
    await gwen.type('/initiative');
    const turn = async (of: string) => {
      for (let turns = 0; turns < 5; turns++) {
        const turnMessage = await reading.turn(channel);
        if (turnMessage.content.includes(`**${of}`)) return turnMessage;
        await gwen.type('/turn skip');
        await reading.untilShown(channel);
      }
      throw new Error(`It is never the turn of ${of}`);
    };
    return { channel, gwen, turn };
  }

  return { tavern, mira, give, fileOn, fight };
}
