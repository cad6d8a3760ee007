import { expect, test } from 'vitest';
import { readImageRequest } from './image-request.ts';

const read = (query: string, accept = '') => readImageRequest(new URLSearchParams(query), accept);

const defaults = {
  width: null,
  height: null,
  fit: 'clip',
  crop: null,
  focus: null,
  rect: null,
  quality: 75,
  format: null,
  background: null,
};

test.each(['', 'dl=name.png', 'tag=x', 'unknown=1', 'dlRaw=true&w=100'])(
  '?%s asks for the original',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test.each([
  ['w=100', { width: 100 }],
  ['h=50', { height: 50 }],
  ['w=100.4', { width: 100 }],
  ['w=100&dpr=2', { width: 200 }],
  ['w=100&h=50&dpr=1.5', { width: 150, height: 75 }],
  ['w=8192&dpr=3', { width: 8192 }],
  ['dpr=2', {}],
  ['fit=crop&crop=top', { fit: 'crop', crop: 'top' }],
  ['fp-x=0.2', { focus: { x: 0.2, y: 0.5 } }],
  ['fp-x=0&fp-y=1', { focus: { x: 0, y: 1 } }],
  ['rect=0,10,200,100', { rect: { left: 0, top: 10, width: 200, height: 100 } }],
  ['q=1', { quality: 1 }],
  ['fm=pjpg', { format: 'jpg' }],
  ['fm=avif&auto=format', { format: 'avif' }],
  ['bg=abc', { background: '#abc' }],
  ['bg=AABBCC80', { background: '#AABBCC80' }],
  ['auto=format', {}],
  ['auto=compress', {}],
])('?%s', (query, expected) => expect(read(query)).toEqual({ ...defaults, ...expected }));

test('auto=format takes the best format that the browser says it can show', () => {
  expect(read('auto=format', 'image/avif,image/webp,*/*')?.format).toBe('avif');
  expect(read('auto=format', 'image/webp,*/*')?.format).toBe('webp');
  expect(read('auto=format', '*/*')?.format).toBeNull();
});

test.each([
  'w=',
  'w=-1',
  'w=1e9',
  'w=NaN',
  'h=0',
  'dpr=0',
  'dpr=6',
  'q=1000',
  'fit=cover',
  'crop=middle',
  'fm=gif',
  'fm=constructor',
  'fp-x=-0.1',
  'fp-y=1.1',
  'rect=0,0,0,10',
  'rect=0,0,10',
  'rect=-1,0,10,10',
  'rect=a,b,c,d',
  'rect=0.5,0,10,10',
  'bg=red',
  'bg=12345',
])('?%s cannot be meant, and the parameter is named', (query) => {
  const [name = ''] = query.split('=');
  expect(() => read(query)).toThrow(`Invalid value for "${name}"`);
});
