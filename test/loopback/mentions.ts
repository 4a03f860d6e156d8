import type { APIAllowedMentions } from 'discord-api-types/v10';

/** The users and roles that a text pings, and whether it pings everyone. */
export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

const CODE_PATTERN = /```[\s\S]*?```|``[^`]+``|`[^`\n]+`/g;

/**
 * What `content` pings, as far as `allowed` permits. Without `allowed`, every mention pings. Mentions in code ping no
 * one.
 */
export function mentionsIn(content: string, allowed: APIAllowedMentions | null | undefined): Mentions {
  if (!content.includes('@')) return { users: [], roles: [], everyone: false };
  const text = content.replaceAll(CODE_PATTERN, '');
  const pick = (kind: 'users' | 'roles', pattern: RegExp) => {
    const ids = [...new Set([...text.matchAll(pattern)].map(([, id]) => id ?? ''))];
    if (!allowed || allowed.parse?.some((parsed) => parsed === kind)) return ids;
    return ids.filter((id) => allowed[kind]?.includes(id));
  };
  const mentionsEveryone = !allowed || (allowed.parse?.some((parsed) => parsed === 'everyone') ?? false);
  return {
    users: pick('users', /<@!?(\d+)>/g),
    roles: pick('roles', /<@&(\d+)>/g),
    everyone: mentionsEveryone && /@(?:everyone|here)\b/.test(text),
  };
}
