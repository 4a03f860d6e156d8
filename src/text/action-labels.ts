import { given } from '../rules/core/given.ts';
import type { ActionMethod, Limit } from '../rules/core/intent.ts';
import { books } from './books.ts';
import { MANNER_NAME_KINDS, nameAmong, nameOf, TOOL_NAME_KINDS } from './names.ts';
import { capital, labelInSentence, t } from './t.ts';
import type { ActionFacts, ActionWords, AmountWords } from './words.ts';

const NO_ACTION_WORDS: ActionWords = { labels: {} };

/** A system's own words for its actions. */
function actionWordsOf(system: string): ActionWords {
  return books[system]?.acts ?? NO_ACTION_WORDS;
}

/**
 * An action in a few words: "Fire Bolt at Goblin 1", "Attack Kira with Fists". It ends in "…" if a form asks for more.
 */
function actionLabel(
  system: string,
  action: string,
  method: Omit<ActionFacts, 'title' | 'toolName' | 'mannerName'>,
): string {
  const { labels } = actionWordsOf(system);
  const ownLabel = Object.hasOwn(labels, action) ? labels[action] : undefined;
  const facts: ActionFacts = {
    ...method,
    title: nameOf(system, 'action', action),
    ...given({
      toolName: method.tool === undefined ? undefined : nameAmong(system, TOOL_NAME_KINDS, method.tool),
      mannerName: method.manner === undefined ? undefined : nameAmong(system, MANNER_NAME_KINDS, method.manner),
    }),
  };
  const label = capital((ownLabel ?? usualActionLabel)(facts));
  return facts.asks ? t('join-asks', { label }) : label;
}

function usualActionLabel({
  title,
  command,
  toolName: tool,
  mannerName: manner,
  target: targetName,
  self,
  helps,
  approaches,
}: ActionFacts): string {
  const mannerText = manner === undefined ? '' : ` (${manner})`;
  const target = self ? undefined : targetName;
  if (command === 'attack' && tool !== undefined)
    return target === undefined
      ? t('act-attack-with', { title, tool, how: mannerText })
      : t('act-attack-target-with', { title, target, tool, how: mannerText });
  if (command === 'attack')
    return target === undefined ? `${title}${mannerText}` : t('act-attack-target', { title, target, how: mannerText });
  if (command === 'cast' && target !== undefined)
    return t(helps ? 'act-cast-on' : 'act-cast-at', { spell: tool ?? title, target, how: mannerText });
  if (command === 'cast') return `${tool ?? title}${mannerText}`;
  const titleAndTool = `${tool === undefined ? title : t('act-tool', { title, tool })}${mannerText}`;
  if (target === undefined) return titleAndTool;
  return t(approaches ? 'act-toward' : 'act-target', { title: titleAndTool, target });
}

function formQuestions(system: string, action: string): { readonly target: string; readonly how: string } {
  const { questions: ownQuestions = {} } = actionWordsOf(system);
  return {
    target: t('act-question-target'),
    how: t('act-question-how'),
    ...(Object.hasOwn(ownQuestions, action) ? ownQuestions[action] : {}),
  };
}

function amountWords(system: string, what: string): AmountWords {
  const { amounts = {} } = actionWordsOf(system);
  return (Object.hasOwn(amounts, what) ? amounts[what] : undefined) ?? { asks: t('act-question-amount', { what }) };
}

/**
 * How an action is carried out: in which way (`manner`, such as an attack type), and with which weapon or other thing.
 */
function methodText(system: string, { manner, tool }: ActionMethod): string {
  const { hows = {} } = actionWordsOf(system);
  const mannerLabel =
    manner !== undefined && tool === undefined && Object.hasOwn(hows, manner) ? hows[manner] : undefined;
  const methodParts = [
    ...(manner === undefined ? [] : [nameAmong(system, MANNER_NAME_KINDS, manner)]),
    ...(tool === undefined ? [] : [nameAmong(system, TOOL_NAME_KINDS, tool)]),
  ];
  return capital(mannerLabel ?? methodParts.join(' ').replace(/\bvs\b/, 'against'));
}

type ActionAddition = 'targets' | 'amount' | 'range' | 'flanked' | 'cover' | 'behind' | 'high-ground';

/** The facts for a warning that an action costs more than a combatant can take. */
interface ExcessiveCost {
  /** The harm that paying the cost would cause: "1 wound". */
  readonly harm?: string;
  readonly falls: boolean;
  /** The combatant's name. Undefined if it is the reader's own character. */
  readonly name?: string;
}

/** Texts for the panel that *More…* opens, and for its menus and forms. Callers escape the names. */
export const actionPanelWords = {
  label: actionLabel,
  questions: formQuestions,
  amount: amountWords,
  how: methodText,
  whatNext: (name: string, remainingText: string) =>
    remainingText === '' ? t('acts-what-next', { name }) : t('acts-what-next-left', { name, left: remainingText }),
  /** The placeholder of a menu, made of the titles of its actions. */
  menu: (titles: readonly string[]) => t('join-asks', { label: capital(labelInSentence(titles.join(', '))) }),
  /** What can be added to an action, besides what the character says. */
  canAdd: (what: readonly ActionAddition[]) =>
    t('acts-can-add', { what: [...what.map((each) => t(`acts-add-${each}`)), t('acts-add-words')].join(', ') }),
  limit: ({ uses, left, per }: Limit) => {
    if (per === undefined) return t('acts-limit-left', { left });
    return uses === 1 ? t('acts-limit-once', { per }) : t('acts-limit-of', { left, uses, per });
  },
  tooMuch: ({ harm, falls, name }: ExcessiveCost) => {
    if (name === undefined) {
      if (harm === undefined) return t('acts-form-too-much-you');
      return falls ? t('acts-form-too-much-you-down', { harm }) : t('acts-form-too-much-you-wound', { harm });
    }
    if (harm === undefined) return t('acts-form-too-much', { name });
    return falls ? t('acts-form-too-much-down', { name, harm }) : t('acts-form-too-much-wound', { name, harm });
  },
} as const;
