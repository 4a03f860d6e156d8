import { ComponentType } from 'discord-api-types/v10';
import { checkButton, checkRow } from './component-form.ts';
import { type Field, lengthOf } from './form.ts';
import { checkMedia } from './media-form.ts';

/** The maximum number of components in a message, including nested ones. */
const MAX_COMPONENTS = 40;
/** The maximum number of characters in all text components of a message together. */
const MAX_TEXT_LENGTH = 4000;

const { ActionRow, Button, Container, File, MediaGallery, Section, Separator, TextDisplay, Thumbnail } = ComponentType;
const CONTAINER_PART_TYPES = [ActionRow, TextDisplay, Section, MediaGallery, Separator, File] as const;
const TOP_LEVEL_TYPES = [...CONTAINER_PART_TYPES, Container] as const;

/** The counts and ids that a check collects over a whole message. */
interface Tally {
  readonly customIds: Set<unknown>;
  readonly ids: Set<unknown>;
  readonly references: ReadonlySet<string>;
  components: number;
  text: number;
}

/**
 * Checks the components of a message with components v2. `references` are the files to which `attachment://` may refer.
 */
export function checkLayout(components: Field, references: ReadonlySet<string>): void {
  const tally: Tally = { customIds: new Set(), ids: new Set(), references, components: 0, text: 0 };
  for (const component of components.list({ min: 1 })) checkPart(component, TOP_LEVEL_TYPES, tally);
  if (tally.components > MAX_COMPONENTS) {
    const message = `The total number of components cannot exceed ${MAX_COMPONENTS}`;
    components.complain('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message);
  }
  if (tally.text > MAX_TEXT_LENGTH) {
    const message = `The total size of displayable text exceeds the maximum size of ${MAX_TEXT_LENGTH}`;
    components.complain('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message);
  }
}

function checkPart(part: Field, allowed: readonly ComponentType[], tally: Tally): void {
  if (!part.object({ required: true }) || !part.get('type').oneOf(allowed)) return;
  tally.components++;
  checkId(part.get('id'), tally);
  switch (part.get('type').value) {
    case ActionRow:
      for (const component of checkRow(part, tally.customIds)) {
        tally.components++;
        checkId(component.get('id'), tally);
      }
      break;
    case Button:
      checkButton(part, tally.customIds);
      break;
    case TextDisplay:
      tally.text += lengthOf(part.get('content').text({ min: 1, max: MAX_TEXT_LENGTH, required: true }));
      break;
    case Section:
      for (const text of part.get('components').list({ min: 1, max: 3, required: true }))
        checkPart(text, [TextDisplay], tally);
      checkPart(part.get('accessory'), [Button, Thumbnail], tally);
      break;
    case Thumbnail:
      checkPicture(part, tally.references);
      break;
    case MediaGallery:
      for (const item of part.get('items').list({ min: 1, max: 10, required: true }))
        if (item.object({ required: true })) checkPicture(item, tally.references);
      break;
    case File:
      checkFile(part, tally.references);
      break;
    case Separator:
      part.get('divider').flag();
      part.get('spacing').oneOf([1, 2], {});
      break;
    case Container:
      part.get('accent_color').whole({ min: 0, max: 0xffffff });
      part.get('spoiler').flag();
      for (const inner of part.get('components').list({ min: 1, required: true }))
        checkPart(inner, CONTAINER_PART_TYPES, tally);
      break;
  }
}

/** Checks a component's numeric id, which a bot may set. 0 means none. */
function checkId(id: Field, { ids }: Tally): void {
  id.whole({ min: 0, max: 2 ** 31 - 1 });
  if (id.absent || id.value === 0) return;
  if (ids.has(id.value)) id.complain('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  ids.add(id.value);
}

function checkPicture(item: Field, references: ReadonlySet<string>): void {
  if (item.get('media').object({ required: true })) {
    item.get('media').get('url').text({ min: 1, max: 2048, required: true });
    checkMedia(item.get('media').get('url'), references);
  }
  item.get('description').text({ max: 1024 });
  item.get('spoiler').flag();
}

/** Checks that a file belongs to the message. */
function checkFile(part: Field, references: ReadonlySet<string>): void {
  part.get('spoiler').flag();
  if (!part.get('file').object({ required: true })) return;
  const url = part.get('file').get('url');
  const text = url.text({ min: 1, max: 2048, required: true });
  if (text && !text.startsWith('attachment:'))
    url.complain('URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('attachment',).");
  else checkMedia(url, references);
}
