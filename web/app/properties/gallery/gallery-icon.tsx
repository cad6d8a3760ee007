import all from 'lucide-static/icons/images.svg?raw';
import video from 'lucide-static/icons/play.svg?raw';
import tour from 'lucide-static/icons/rotate-3d.svg?raw';
import plans from 'lucide-static/icons/ruler.svg?raw';
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
