import calendar from 'lucide-static/icons/calendar.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import user from 'lucide-static/icons/user.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';

const files = { calendar, clock, heart, info, mail, 'map-pin': mapPin, phone, user };

/** Maps icon names to shapes, sent as page data so that a page carries only the icons it uses. */
export function topBarIcon(name: keyof typeof files | null): string | undefined {
  return name ? iconShapes(files[name]) : undefined;
}
