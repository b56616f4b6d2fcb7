import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CarPicture, useSavesData } from './car-picture';
import { Stage, STAGE_SIZES, type StageProps } from './stage';
import { carStill, type CarView } from './stills';
import './stage-gallery.css';

/** A view of a gallery and its name for visitors. */
export type GalleryView = { view: CarView; name: string };

/** Views of a car to leaf through, and the name of the group for screen readers. */
export type CarGallery = { label: string; views: readonly GalleryView[] };

type GalleryStageProps = Omit<StageProps, 'size' | 'gallery'> & { gallery: CarGallery };

/** The large stage of a model with views of the car to leaf through. */
export function GalleryStage({ gallery, ...stage }: GalleryStageProps) {
  const { model, paint, version, alt, eager } = stage;
  return (
    <Stage
      {...stage}
      size="hero"
      gallery={
        <StageGallery
          key={model}
          {...{ ...gallery, model, paint, version, alt, eager }}
        />
      }
    />
  );
}

type StageGalleryProps = CarGallery &
  Pick<StageProps, 'model' | 'paint' | 'version' | 'alt' | 'eager'>;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Views of one car, side by side on its stage: by swipe, by the names below it, and by
 * arrow keys. A new paint colors all of them. The first view is loaded on arrival, the
 * others once the visitor comes near. A visitor who saves data gets only the drawing.
 */
function StageGallery({ label, views, alt, eager, ...car }: StageGalleryProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  // The view to which a press glides, so that the views it passes are not shown on the way.
  const target = useRef<number | null>(null);
  const [shown, setShown] = useState(0);
  const [wanted, setWanted] = useState(false);
  const saving = useSavesData();
  // The side is drawn where it was not photographed.
  const available = views.filter(
    ({ view }) => view === 'side' || (!saving && carStill(car.model, view)),
  );

  const several = available.length > 1;

  const go = (at: number) => {
    setWanted(true);
    setShown(at);
    if (!strip.current) return;
    target.current = at === nearest(strip.current) ? null : at;
    strip.current.scrollLeft = at * strip.current.clientWidth;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = shown + (STEPS[event.key] ?? 0);
    if (to === shown || to < 0 || to >= available.length) return;
    event.preventDefault();
    go(to);
    const next = event.currentTarget.parentElement?.children[to];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  /** A touch or click by the visitor ends a running glide. */
  const take = () => {
    setWanted(true);
    target.current = null;
  };
  const onScroll = () => {
    if (!strip.current) return;
    const at = nearest(strip.current);
    if (target.current !== null && target.current !== at) return;
    target.current = null;
    // A view that is hidden from screen readers must not keep the focus.
    const panel = strip.current.children[at];
    if (strip.current.contains(document.activeElement) && panel instanceof HTMLElement)
      panel.focus({ preventScroll: true });
    setShown(at);
  };

  return (
    <>
      {several && (
        <div
          className="gallery-names"
          role="tablist"
          aria-label={label}
          onPointerEnter={() => setWanted(true)}
        >
          {available.map(({ view, name }, at) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}-name`}
              aria-controls={`${id}-${view}`}
              aria-selected={at === shown}
              tabIndex={at === shown ? 0 : -1}
              onClick={() => go(at)}
              onFocus={() => setWanted(true)}
              onKeyDown={onKeyDown}
            >
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
      <div
        className="gallery"
        ref={strip}
        onScroll={onScroll}
        onPointerEnter={() => setWanted(true)}
        onPointerDown={take}
        onWheel={take}
      >
        {available.map(({ view, name }, at) => (
          <div
            key={view}
            id={`${id}-${view}`}
            role={several ? 'tabpanel' : undefined}
            aria-labelledby={several ? `${id}-${view}-name` : undefined}
            aria-hidden={at !== shown}
            tabIndex={several ? (at === shown ? 0 : -1) : undefined}
            data-view={view}
            onKeyDown={onKeyDown}
          >
            {(at === 0 || wanted) && (
              <CarPicture
                {...car}
                sizes={STAGE_SIZES.hero}
                view={view}
                alt={at === 0 || !alt ? alt : `${alt}, ${name.toLowerCase()}`}
                eager={eager === true && at === 0}
              />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** Index of the view that fills most of the strip. */
function nearest(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / strip.clientWidth);
}
