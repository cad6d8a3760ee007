import next from '../../../ui/icon/lucide/chevron-right.svg?raw';
import previous from '../../../ui/icon/lucide/chevron-left.svg?raw';
import play from '../../../ui/icon/lucide/play.svg?raw';
import close from '../../../ui/icon/lucide/x.svg?raw';
import zoomIn from '../../../ui/icon/lucide/zoom-in.svg?raw';
import zoomOut from '../../../ui/icon/lucide/zoom-out.svg?raw';
import { iconShapes } from '../../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../../ui/icon/icon.tsx';

const icons = {
  close: iconShapes(close),
  next: iconShapes(next),
  previous: iconShapes(previous),
  zoomIn: iconShapes(zoomIn),
  zoomOut: iconShapes(zoomOut),
};

const playShapes = iconShapes(play);

export function PlayIcon() {
  return <ShapedIcon shapes={playShapes} />;
}

type IconButtonProps = { icon: keyof typeof icons; label: string; className?: string; onClick: () => void };

export function IconButton({ icon, label, className = 'lightbox-tool', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`lightbox-button grid flex-none cursor-pointer place-items-center rounded-full ${className}`}
      aria-label={label}
      onClick={onClick}
    >
      <ShapedIcon shapes={icons[icon]} />
    </button>
  );
}
