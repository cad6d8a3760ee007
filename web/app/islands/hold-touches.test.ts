// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTouches } from './hold-touches.ts';

let island: HTMLElement;
let done: string[];
let finish = () => {};
let fail = () => {};
const hydrate = vi.fn();

function listen() {
  for (const type of ['click', 'focusin', 'input', 'keydown', 'submit'])
    island.addEventListener(type, (event) => {
      done.push(`${type} ${(event.target as HTMLElement).id}`);
      if (type !== 'input') event.preventDefault();
    });
}

beforeEach(() => {
  document.body.innerHTML = `<div>
    <button type="button" id="next"><b id="inner">Next</b></button>
    <form id="form"><input id="name"><button id="send">Send</button></form>
  </div>`;
  island = document.body.firstElementChild as HTMLElement;
  done = [];
  hydrate.mockReset().mockReturnValue(
    new Promise<void>((resolve, reject) => {
      finish = () => {
        listen();
        resolve();
      };
      fail = () => reject(new Error('offline'));
    }),
  );
});

afterEach(() => {
  document.body.innerHTML = '';
});

const part = (id: string) => document.getElementById(id) as HTMLInputElement;

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('an island that nobody touches is not hydrated, and a touch hydrates it once', () => {
  holdTouches(island, hydrate);
  expect(hydrate).not.toHaveBeenCalled();
  part('next').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  part('name').focus();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('early presses reach the component once and in their order, and later ones at once', async () => {
  holdTouches(island, hydrate);
  part('inner').click();
  part('next').click();
  await settle();
  expect(done).toEqual([]);
  finish();
  await settle();
  expect(done).toEqual(['click next', 'click next']);
  part('next').click();
  expect(done).toHaveLength(3);
});

test('typed text stays in its field, and the component hears of it once it listens', async () => {
  holdTouches(island, hydrate);
  const field = part('name');
  const heard = vi.fn();
  document.body.addEventListener('input', heard);
  field.focus();
  field.value = 'Anneke';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  finish();
  await settle();
  expect(field.value).toBe('Anneke');
  expect(done).toEqual(['focusin name', 'input name', 'keydown name']);
  expect(heard, 'the page hears it as it happens, and no second time').toHaveBeenCalledTimes(1);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard, 'and what is typed from then on').toHaveBeenCalledTimes(2);
  document.body.removeEventListener('input', heard);
});

test('an early Escape empties no search field, and closes once the component listens', async () => {
  holdTouches(island, hydrate);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  part('name').dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  finish();
  await settle();
  expect(done).toEqual(['keydown name']);
});

test('a form that is submitted early is submitted once, by the press of its button', async () => {
  holdTouches(island, hydrate);
  part('send').click();
  part('send').click();
  finish();
  await settle();
  expect(done).toEqual(['click send']);
});

test('[1.04] a component that listens before it is ready hears presses once it is', async () => {
  let ready = () => {};
  hydrate.mockReturnValue(new Promise<void>((resolve) => (ready = resolve)));
  holdTouches(island, hydrate);
  part('next').click();
  listen();
  part('send').click();
  part('next').click();
  expect(done).toEqual([]);
  ready();
  await settle();
  expect(done).toEqual(['click next', 'click next', 'click send']);
});

test('where the script cannot be loaded, buttons and forms do what they do without it', async () => {
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', submitted, { once: true });
  holdTouches(island, hydrate);
  part('name').form?.requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  fail();
  await settle();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a press for another tab is left to the browser', () => {
  holdTouches(island, hydrate);
  const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  part('next').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});
