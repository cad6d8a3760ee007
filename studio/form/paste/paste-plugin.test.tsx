// @vitest-environment jsdom
import { defineSchema, type Editor, EditorProvider } from '@portabletext/editor';
import { defineBehavior, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin, EditorRefPlugin } from '@portabletext/editor/plugins';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PastePlugin } from './paste-plugin.tsx';

const push = vi.hoisted(() => vi.fn());

vi.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push }) }));

const block = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'span', text, marks: [] }],
});

const schemaDefinition = defineSchema({
  styles: [{ name: 'normal' }, { name: 'h3' }, { name: 'h4' }, { name: 'blockquote' }],
  lists: [{ name: 'bullet' }, { name: 'number' }],
  decorators: [{ name: 'strong' }, { name: 'em' }],
});

/** Reads HTML as Sanity does, which registers its own plugin first. */
const studioPaste = [
  defineBehavior({
    on: 'deserialize.data',
    guard: ({ event }) => event.mimeType === 'text/html',
    actions: [
      ({ event: { mimeType, originEvent } }) => [
        raise({ type: 'deserialization.success', mimeType, data: [block('studio', 'Studio')], originEvent }),
      ],
    ],
  }),
];

/** An editor with two paragraphs, and a way to paste over a part of them. */
async function editorWithText() {
  const ref = { current: null as Editor | null };
  const initialValue = [block('first', 'Een oude zin'), block('second', 'Nog een zin')];
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <EditorProvider initialConfig={{ schemaDefinition, initialValue }}>
      <EditorRefPlugin ref={ref} />
      <BehaviorPlugin behaviors={studioPaste} />
      <PastePlugin plugins={{}} renderDefault={() => <></>} />
    </EditorProvider>,
  );
  const point = (key: string, offset: number) => ({
    path: [{ _key: key }, 'children', { _key: 'span' }],
    offset,
  });
  const editor = await vi.waitFor(() => {
    const { current } = ref;
    if (current?.getSnapshot().context.value.length !== 2) throw new Error('The editor is not ready.');
    return current;
  });
  return async (from: [string, number], to: [string, number], html: string) => {
    editor.send({ type: 'select', at: { anchor: point(...from), focus: point(...to) } });
    const data = new Map([['text/html', html]]);
    const dataTransfer = { types: [...data.keys()], getData: (type: string) => data.get(type) ?? '' };
    editor.send({
      type: 'clipboard.paste',
      originEvent: { dataTransfer: dataTransfer as unknown as DataTransfer },
      position: { selection: editor.getSnapshot().context.selection },
    } as never);
    await Promise.resolve();
    return editor.getSnapshot().context.value.map((each) => {
      const { style, children } = each as ReturnType<typeof block>;
      return `${style}: ${children.map(({ text }) => text).join('')}`;
    });
  };
}

const heading = '<h2 style="font-weight:400">Een kop</h2>';

test('a heading pasted over a whole text stays a heading', async () => {
  const paste = await editorWithText();
  expect(await paste(['first', 0], ['second', 11], heading)).toEqual(['h3: Een kop']);
});

test('a heading pasted over a paragraph stays a heading', async () => {
  const paste = await editorWithText();
  expect(await paste(['first', 0], ['first', 12], heading)).toEqual(['h3: Een kop', 'normal: Nog een zin']);
});

test('words pasted over a part of a paragraph join it', async () => {
  const paste = await editorWithText();
  expect(await paste(['first', 4], ['first', 8], '<p class=MsoNormal>nieuwe</p>')).toEqual([
    'normal: Een nieuwe zin',
    'normal: Nog een zin',
  ]);
});

test('an editor reads how many pictures a pasted text left behind', async () => {
  const paste = await editorWithText();
  push.mockClear();
  await paste(['first', 0], ['first', 12], '<p>Zonder beeld</p>');
  expect(push).not.toHaveBeenCalled();
  await paste(['second', 0], ['second', 11], '<p>Met <img src="a.png"> beelden <img src="b.png"></p>');
  expect(push).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Pictures left out: 2' }));
});
