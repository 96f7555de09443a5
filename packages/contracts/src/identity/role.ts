import { z } from 'zod';
import { roles } from './roles';

export const roleSchema = z.enum(roles);
