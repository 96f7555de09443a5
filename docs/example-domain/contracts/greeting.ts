import { z } from 'zod';
import { uid } from '../fields';

/** How often somebody was greeted. */
export const greetingSchema = z.object({ user: uid, times: z.int().positive() });
export type Greeting = z.output<typeof greetingSchema>;
