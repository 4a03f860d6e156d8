import { command } from '../../src/interaction/command.ts';
import { optional, picture } from '../../src/interaction/option.ts';
import { ownCharacter } from '../../src/interaction/options/characters.ts';
import { whisper } from '../../src/interaction/reply.ts';
import { given } from '../../src/rules/core/given.ts';
import { no } from '../../src/rules/core/result.ts';
import { MOST_PORTRAITS } from '../../src/session/portrait.ts';
import { plain } from '../../src/text/markdown.ts';
import { portrait as portraitWords } from '../../src/text/spoken.ts';

export const portrait = command({
  name: 'portrait',
  description: 'Give a character of yours a picture that stands beside its turns; without one, take it off',
  needs: { portraits: true },
  options: {
    character: ownCharacter('Which of yours'),
    picture: optional(picture('PNG, JPEG or WebP, at most 256 kB')),
  },
  run({ character, picture }, session) {
    const others = session.loaded.portraits.filter((id) => id !== character.id);
    if (picture && others.length >= MOST_PORTRAITS)
      return no({ type: 'too-many', what: 'portraits', most: MOST_PORTRAITS });
    session.add({ type: 'portrait-changed', character: character.id, ...given({ portrait: picture }) });
    const name = plain(character.name);
    return whisper(
      { description: picture ? portraitWords.given(name) : portraitWords.taken(name) },
      { portrait: character.id },
    );
  },
});
