import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import bath from 'lucide-static/icons/bath.svg?raw';
import bed from 'lucide-static/icons/bed-double.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import alert from 'lucide-static/icons/circle-alert.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import surface from 'lucide-static/icons/move-diagonal.svg?raw';

/** Takes the shapes out of an icon's file; size, stroke and colour come from the `icon` class. */
const shapes = (file: string) =>
  file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const icons = {
  alert: shapes(alert),
  arrowRight: shapes(arrowRight),
  bath: shapes(bath),
  bed: shapes(bed),
  chevronDown: shapes(chevronDown),
  mail: shapes(mail),
  phone: shapes(phone),
  surface: shapes(surface),
};

/** A drawing beside words that say the same; assistive technology skips it. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="icon"
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
