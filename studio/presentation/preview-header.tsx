import { Box, Button, Flex } from '@sanity/ui';
import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice';
import { useEffect, useState } from 'react';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { createGlobalStyle } from 'styled-components';
import { say } from '../locale/say.ts';

const widths = [
  { id: 'phone', title: say('Phone'), icon: MobileDeviceIcon },
  { id: 'tablet', title: say('Tablet'), icon: TabletDeviceIcon },
  { id: 'desktop', title: say('Desktop'), icon: DesktopIcon },
] as const;

type Width = (typeof widths)[number]['id'];

const desktopWidth = 1280;

/** Gives the frame a desktop's room and scales it down to its pane. Sanity’s own sizes are in style attributes. */
const DesktopFrame = createGlobalStyle<{ $scale: number }>(({ $scale }) => ({
  'iframe[src]': {
    flex: 'none',
    width: `${desktopWidth}px !important`,
    height: `${100 / $scale}% !important`,
    maxHeight: 'none !important',
    maxWidth: 'none',
    scale: String($scale),
  },
}));

/** Hides Sanity’s own button, which offers only a phone and the width of the pane. */
const WithoutOwnWidths = createGlobalStyle({
  '[data-testid="preview-viewport-toggle"]': { display: 'none !important' },
});

/** @returns the scale at which a desktop fits the pane below the header; undefined if it fits unscaled */
function useScale(header: HTMLElement | null): number | undefined {
  const [room, setRoom] = useState(desktopWidth);
  useEffect(() => {
    const bar = header?.closest('[data-ui="Card"]');
    if (!bar) return undefined;
    const sizes = new ResizeObserver(() => {
      setRoom(bar.clientWidth);
    });
    sizes.observe(bar);
    return () => {
      sizes.disconnect();
    };
  }, [header]);
  return room < desktopWidth ? room / desktopWidth : undefined;
}

/** Adds a desktop's width to those of Sanity’s preview. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { renderDefault, setViewport, viewport } = props;
  const [isDesktop, setIsDesktop] = useState(false);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const scale = useScale(header);
  const wide = isDesktop ? 'desktop' : 'tablet';
  const shown: Width = viewport === 'mobile' ? 'phone' : wide;
  return (
    <Flex ref={setHeader} align="center" gap={2} flex={1}>
      <WithoutOwnWidths />
      {shown === 'desktop' && scale !== undefined && <DesktopFrame $scale={scale} />}
      <Box flex={1}>{renderDefault(props)}</Box>
      <Flex gap={1} role="group" aria-label={say('Width of the preview')}>
        {widths.map(({ id, title, icon }) => (
          <Button
            key={id}
            icon={icon}
            aria-label={title}
            title={title}
            aria-pressed={id === shown}
            selected={id === shown}
            mode="bleed"
            fontSize={1}
            padding={2}
            onClick={() => {
              setIsDesktop(id === 'desktop');
              setViewport(id === 'phone' ? 'mobile' : 'desktop');
            }}
          />
        ))}
      </Flex>
    </Flex>
  );
}
