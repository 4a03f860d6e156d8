import { expect, test } from 'vitest';
import { messageOf, updateOf } from '../../src/discord/message.ts';
import { DELETED_USER } from '../../src/rules/core/deleted-user.ts';
import { mention } from '../../src/text/spoken.ts';

test('somebody whose data has been deleted is neither called nor named', () => {
  const ping = [`${DELETED_USER}0123456789ab`, '222222222222222222'];
  // Discord refuses a whole message that is to ping anything but users.
  expect(messageOf({ ping }).allowedMentions).toEqual({ parse: [], users: ['222222222222222222'] });
  expect(updateOf({ ping }).allowedMentions).toEqual({ parse: [], users: ['222222222222222222'] });
  expect(ping.map(mention)).toEqual(['a former player', '<@222222222222222222>']);
});
