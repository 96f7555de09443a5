import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilItComes } from '../code-ahead/until-it-comes';
import { afterPress } from './press';

/** A component whose code comes later, and takes the place of what stood for it when nothing is pressed: it moves what is below. */
export function lazyAfterPress<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await untilItComes(load);
    await new Promise<void>((resolve) => {
      afterPress(resolve);
    });
    return { default: component };
  });
}
