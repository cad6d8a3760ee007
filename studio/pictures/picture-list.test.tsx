import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import type { Picture } from './picture.ts';
import { PictureList } from './picture-list.tsx';

const picture = (id: string, ...users: string[]) => ({ id, name: id, url: `https://x/${id}.jpg`, users });

test('each picture says in how many documents it is, and is chosen with a press', () => {
  const pictures = [picture('gevel'), picture('tuin', 'a'), picture('hal', 'a', 'b')] as unknown as Picture[];
  const onChoose = vi.fn();
  const { buttons, press } = renderPart(
    <PictureList label="Pictures" pictures={pictures} onChoose={onChoose} />,
  );
  expect(buttons()).toEqual(['gevelNot used', 'tuinIn 1 document', 'halIn 2 documents']);
  press('tuin');
  expect(onChoose).toHaveBeenCalledWith(pictures[1]);
});
