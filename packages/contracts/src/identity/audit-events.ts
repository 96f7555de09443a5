/** What is written down of security: who gets in, who does not, and what changes about getting in. */
export type SecurityEventName =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'signed-out-everywhere'
  | 'code-requested'
  | 'code-refused'
  | 'limit-reached'
  | 'reset'
  | 'password-changed'
  | 'address-requested'
  | 'address-added'
  | 'address-removed'
  | 'confirmed'
  | 'confirmation-failed'
  | 'became-user'
  | 'is-oneself-again'
  | 'account-changed'
  | 'account-deleted'
  | 'account-disabled'
  | 'account-enabled'
  | 'account-restored'
  | 'people-imported'
  | 'import-taken-back'
  | 'exported'
  | 'place-added'
  | 'place-removed'
  | 'place-joined'
  | 'roles-changed'
  | 'licenses-changed'
  | 'counts-only-on'
  | 'counts-only-off'
  | 'organization-deleted'
  | 'organization-restored'
  | 'program-deleted'
  | 'program-restored'
  | 'foreign-origin'
  | 'refused';

/** What the audit log holds of calls besides what their handlers write into the security log. */
export type AuditedDeed = 'sign-in' | 'sign-in-failed' | 'deleted' | 'restored' | 'exported' | 'refused';

/** What the audit log holds; `imported` by the operator's command. */
export type AuditEvent = SecurityEventName | AuditedDeed | 'imported';
