import type { APIAllowedMentions } from 'discord-api-types/v10';

/** Who a text notifies. */
export interface Mentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

const CODE = /```[\s\S]*?```|``[^`]+``|`[^`\n]+`/g;

/**
 * Who `content` notifies, among those that `allowed` permits: all of them if it is omitted. Text in code notifies no
 * one.
 */
export function mentionsIn(content: string, allowed: APIAllowedMentions | null | undefined): Mentions {
  if (!content.includes('@')) return { users: [], roles: [], everyone: false };
  const text = content.replaceAll(CODE, '');
  const pick = (kind: 'users' | 'roles', pattern: RegExp) => {
    const ids = [...new Set([...text.matchAll(pattern)].map(([, id]) => id ?? ''))];
    if (!allowed || allowed.parse?.some((parsed) => parsed === kind)) return ids;
    return ids.filter((id) => allowed[kind]?.includes(id));
  };
  const everyone = !allowed || (allowed.parse?.some((parsed) => parsed === 'everyone') ?? false);
  return {
    users: pick('users', /<@!?(\d+)>/g),
    roles: pick('roles', /<@&(\d+)>/g),
    everyone: everyone && /@(?:everyone|here)\b/.test(text),
  };
}
