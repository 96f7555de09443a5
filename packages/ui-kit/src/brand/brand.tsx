import { PRODUCT_NAME } from '@coaching/contracts';
import classes from './brand.module.css';
import { BrandMark } from './brand-mark';

/** Mark and name of the product. The name hides on narrow screens unless `full`. */
export function Brand({ size = 28, full = false }: { size?: number; full?: boolean }) {
  return (
    <span className={classes.brand} data-full={full || undefined}>
      <BrandMark size={size} />
      <span className={classes.name} style={{ fontSize: Math.round(size * 0.61) }}>
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
