import type { Layer } from '../scene.ts';
import { placed } from './shapes.ts';

/** Transforms a thing made of several sheets: `moved('translate(0 -40) scale(.9)', dog)`. */
export function moved(transform: string, layers: readonly Layer[]): Layer {
  return layers.map((layer): Layer => {
    if (isThing(layer)) return moved(transform, layer);
    const { marks, clip } = layer;
    return {
      ...layer,
      shape: placed(layer.shape, transform),
      ...(marks !== undefined && { marks: placed(marks, transform) }),
      ...(clip !== undefined && { clip: placed(clip, transform) }),
    };
  });
}

function isThing(layer: Layer): layer is readonly Layer[] {
  return Array.isArray(layer);
}
