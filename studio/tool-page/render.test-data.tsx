import { PortalProvider, ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Milliseconds after which something that is shown already is loaded again. */
export const frame = 16;

/** Renders a hook, again with other properties, and returns what it returned last. Time passes only when told to. */
export async function renderHook<Properties, Result>(
  use: (properties: Properties) => Result,
  first: Properties,
) {
  vi.useFakeTimers();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const held: { last?: Result } = {};
  function Host({ properties }: { properties: Properties }): ReactNode {
    const result = use(properties);
    useEffect(() => {
      held.last = result;
    });
    return null;
  }
  const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const render = async (properties: Properties) => {
    act(() => {
      root.render(<Host properties={properties} />);
    });
    await wait();
  };
  const leave = () => {
    act(() => {
      root.unmount();
    });
  };
  onTestFinished(async () => {
    leave();
    if (vi.isFakeTimers()) await vi.runOnlyPendingTimersAsync();
    vi.useRealTimers();
  });
  await render(first);
  return { render, wait, leave, last: () => held.last as Result };
}

const theme = buildTheme();

/** Renders a part of the Studio, and finds in it what an editor reads and presses. */
export function renderPart(part: ReactNode) {
  const isNever = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => isNever);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => {
    root.render(
      <ThemeProvider theme={theme}>
        <PortalProvider element={place}>{part}</PortalProvider>
      </ThemeProvider>,
    );
  });
  onTestFinished(() => {
    act(() => {
      root.unmount();
    });
    place.remove();
  });
  const buttons = () => [...place.querySelectorAll('button')];
  return {
    text: () => place.textContent,
    buttons: () => buttons().map((button) => button.textContent),
    press: (name: string) => {
      const button = buttons().find((each) => (each.ariaLabel ?? each.textContent).includes(name));
      if (!button) throw new Error(`There is no button ${name} in ${place.textContent}.`);
      act(() => {
        button.click();
      });
    },
    /** Types into the field of that label, or chooses in it. */
    fill: (label: string, value: string) => {
      const named = [...place.querySelectorAll('label')].find((each) => each.textContent === label);
      const field = named?.control ?? place.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
      if (!field) throw new Error(`There is no field ${label} in ${place.textContent}.`);
      act(() => {
        // React hears of a value only where its own setter was passed over.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      });
    },
  };
}
