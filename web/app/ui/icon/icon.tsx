import arrowLeft from './lucide/arrow-left.svg?raw';
import arrowRight from './lucide/arrow-right.svg?raw';
import arrowUp from './lucide/arrow-up.svg?raw';
import arrowUpRight from './lucide/arrow-up-right.svg?raw';
import bath from './lucide/bath.svg?raw';
import bed from './lucide/bed-double.svg?raw';
import chevronDown from './lucide/chevron-down.svg?raw';
import different from './lucide/equal-not.svg?raw';
import alert from './lucide/circle-alert.svg?raw';
import heart from './lucide/heart.svg?raw';
import plot from './lucide/land-plot.svg?raw';
import mail from './lucide/mail.svg?raw';
import menu from './lucide/menu.svg?raw';
import surface from './lucide/move-diagonal.svg?raw';
import width from './lucide/move-horizontal.svg?raw';
import depth from './lucide/move-vertical.svg?raw';
import person from './lucide/user.svg?raw';
import phone from './lucide/phone.svg?raw';
import search from './lucide/search.svg?raw';
import share from './lucide/share-2.svg?raw';
import parking from './lucide/square-parking.svg?raw';
import terrace from './lucide/sun.svg?raw';
import close from './lucide/x.svg?raw';
import { iconShapes } from './icon-shapes.ts';

const icons = {
  alert: iconShapes(alert),
  arrowLeft: iconShapes(arrowLeft),
  arrowRight: iconShapes(arrowRight),
  arrowUp: iconShapes(arrowUp),
  arrowUpRight: iconShapes(arrowUpRight),
  bath: iconShapes(bath),
  bed: iconShapes(bed),
  chevronDown: iconShapes(chevronDown),
  close: iconShapes(close),
  depth: iconShapes(depth),
  different: iconShapes(different),
  heart: iconShapes(heart),
  mail: iconShapes(mail),
  menu: iconShapes(menu),
  parking: iconShapes(parking),
  person: iconShapes(person),
  phone: iconShapes(phone),
  plot: iconShapes(plot),
  search: iconShapes(search),
  share: iconShapes(share),
  surface: iconShapes(surface),
  terrace: iconShapes(terrace),
  width: iconShapes(width),
};

/** Hidden from assistive technology, because the text next to it says the same. */
export function Icon({ name }: { name: keyof typeof icons }) {
  return <ShapedIcon shapes={icons[name]} />;
}

/** Renders raw markup: pass shapes that `iconShapes` made of our own files only. */
export function ShapedIcon({ shapes }: { shapes: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="icon"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
