import {
  type CORSRule,
  CreateBucketCommand,
  GetBucketCorsCommand,
  GetBucketLifecycleConfigurationCommand,
  HeadBucketCommand,
  type LifecycleRule,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutPublicAccessBlockCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Logger } from '@coaching/service-kit';

/** A bucket, and what it is to be like. */
export interface BucketPlan {
  bucket: string;
  /** Where browsers send to; forgotten after a day. */
  arriving: string;
  /** Where browsers send from; anywhere without. */
  origin?: string;
}

/** The rules of these names are ours; others in the bucket stay as they are. */
const CORS_ID = 'uploads-of-browsers';
const EXPIRY_ID = 'uploads-nobody-looked-at';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** What a storage answers to a question about settings: nothing where it has none. */
const orNone = (error: unknown): null => {
  if (statusOf(error) === 404) return null;
  throw error;
};

/** Makes the bucket unless it is there. @returns whether it was made now */
async function makeBucket(client: S3Client, Bucket: string): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return false;
  } catch (error) {
    // Keys that may not ask (403) may still read and write.
    if (statusOf(error) === 403) return false;
    if (statusOf(error) !== 404) throw error;
  }
  try {
    // Senders state an ACL, which a new bucket of AWS refuses otherwise.
    await client.send(new CreateBucketCommand({ Bucket, ObjectOwnership: 'BucketOwnerPreferred' }));
    return true;
  } catch (error) {
    // Another process of this service was first.
    if (statusOf(error) === 409) return false;
    throw error;
  }
}

/** Senders may state any ACL; nobody reads by it. */
async function ignorePublicRights(client: S3Client, Bucket: string): Promise<void> {
  const rights = {
    BlockPublicAcls: false,
    IgnorePublicAcls: true,
    BlockPublicPolicy: true,
    RestrictPublicBuckets: true,
  };
  await client.send(new PutPublicAccessBlockCommand({ Bucket, PublicAccessBlockConfiguration: rights }));
}

async function letBrowsersSend(client: S3Client, { bucket: Bucket, origin }: BucketPlan): Promise<void> {
  const answer = await client.send(new GetBucketCorsCommand({ Bucket })).catch(orNone);
  const rules = answer?.CORSRules ?? [];
  const ours: CORSRule = {
    ID: CORS_ID,
    AllowedOrigins: [origin ?? '*'],
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['*'],
    MaxAgeSeconds: 3600,
  };
  const others = rules.filter(({ ID }) => ID !== CORS_ID);
  const CORSConfiguration = { CORSRules: [...others, ours] };
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration }));
}

async function forgetAfterADay(client: S3Client, { bucket: Bucket, arriving }: BucketPlan): Promise<void> {
  const answer = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket })).catch(orNone);
  const ours: LifecycleRule = {
    ID: EXPIRY_ID,
    Status: 'Enabled',
    Filter: { Prefix: arriving },
    Expiration: { Days: 1 },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
  };
  const others = (answer?.Rules ?? []).filter(({ ID }) => ID !== EXPIRY_ID);
  const LifecycleConfiguration = { Rules: [...others, ours] };
  await client.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }));
}

/**
 * Makes the bucket and its rules, also when some of them are there. A rule that the storage refuses is logged
 * with what it is for, and files work without it as far as they can.
 * @throws when the storage cannot be reached, or the bucket is neither there nor can be made
 */
export async function prepareBucket(client: S3Client, plan: BucketPlan, log: Logger): Promise<void> {
  const isNew = await makeBucket(client, plan.bucket);
  if (isNew) log.info({ bucket: plan.bucket }, 'the bucket was made');
  const wish = (what: string, granted: Promise<void>) =>
    granted.catch((error) => {
      if (statusOf(error) === undefined || statusOf(error)! >= 500) {
        if (statusOf(error) !== 501) throw error;
      }
      log.warn({ bucket: plan.bucket, reason: (error as Error).name }, `the storage refused ${what}`);
    });
  // A bucket of somebody else's making keeps the rights that its owner gave it.
  if (isNew)
    await wish(
      'to ignore public ACLs; see that nobody but us reads',
      ignorePublicRights(client, plan.bucket),
    );
  await wish(
    'the CORS rule; it must allow PUT from our origin by itself, or browsers cannot send files',
    letBrowsersSend(client, plan),
  );
  await wish(
    `the expiry of ${plan.arriving}; remove what is older than a day there by other means`,
    forgetAfterADay(client, plan),
  );
}
