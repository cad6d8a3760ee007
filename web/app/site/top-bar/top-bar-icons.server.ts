import calendar from '../../ui/icon/lucide/calendar.svg?raw';
import clock from '../../ui/icon/lucide/clock.svg?raw';
import heart from '../../ui/icon/lucide/heart.svg?raw';
import info from '../../ui/icon/lucide/info.svg?raw';
import mail from '../../ui/icon/lucide/mail.svg?raw';
import mapPin from '../../ui/icon/lucide/map-pin.svg?raw';
import phone from '../../ui/icon/lucide/phone.svg?raw';
import user from '../../ui/icon/lucide/user.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';

const files = { calendar, clock, heart, info, mail, 'map-pin': mapPin, phone, user };

/** Maps icon names to shapes, sent as page data so that a page carries only the icons it uses. */
export function topBarIcon(name: keyof typeof files | null): string | undefined {
  return name ? iconShapes(files[name]) : undefined;
}
