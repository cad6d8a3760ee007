import all from '../../ui/icon/lucide/images.svg?raw';
import video from '../../ui/icon/lucide/play.svg?raw';
import tour from '../../ui/icon/lucide/rotate-3d.svg?raw';
import plans from '../../ui/icon/lucide/ruler.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';

const icons = {
  all: iconShapes(all),
  plans: iconShapes(plans),
  tour: iconShapes(tour),
  video: iconShapes(video),
};

export function GalleryIcon({ name }: { name: keyof typeof icons }) {
  return <ShapedIcon shapes={icons[name]} />;
}
