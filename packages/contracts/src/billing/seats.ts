import { z } from 'zod';
import { moment, requiredLine, uid } from '../fields';
import { licenseDay, writtenLicenseDay } from '../identity/license';
import { planNames } from './plans';
import { MOST_SEATS } from './seat-plans';

export const seatCount = z.int().min(1, 'Please enter one seat or more.').max(MOST_SEATS);

/** Seats that an organisation pays for outside the product; both days count. */
export const purchaseOrderSchema = z.object({
  uid,
  seats: seatCount,
  start_date: licenseDay,
  end_date: licenseDay,
  /** What the organisation calls the order. */
  reference: requiredLine(200),
});
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>;

/** What is written of an order; a new one may come without a uid. */
export const purchaseOrderDraftSchema = z.strictObject({
  ...purchaseOrderSchema.shape,
  uid: uid.optional(),
  start_date: writtenLicenseDay,
  end_date: writtenLicenseDay,
});
export type PurchaseOrderDraft = z.infer<typeof purchaseOrderDraftSchema>;

/** What an organisation pays for, and how much of it is used: numbers, and nobody's name. */
export const organizationSeatsSchema = z.object({
  organization_uid: uid,
  organization_name: z.string(),
  /** For how many coaches it pays today; null while no number was ever agreed, and there is no limit. */
  seats: z.int().min(0).nullable(),
  /** How many people coach there. */
  used: z.int().min(0),
  /** From when on no coaches can be added; null while there are enough seats. */
  closes_at: moment.nullable(),
  purchase_orders: z.array(purchaseOrderSchema),
  /** What is paid by card; null for nothing. */
  subscription: z
    .object({ product: z.enum(planNames), seats: z.int(), grace_until: moment.nullable() })
    .nullable(),
  has_portal: z.boolean(),
});
export type OrganizationSeats = z.infer<typeof organizationSeatsSchema>;

/** An invoice of what is paid by card. */
export const invoiceSchema = z.object({
  at: moment,
  cents: z.int(),
  is_paid: z.boolean(),
  /** Where it is read; null where there is nothing to read. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
