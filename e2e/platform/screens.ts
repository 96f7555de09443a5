import type { CallName } from '@coaching/contracts';

/** Demo accounts, one or more of every role. */
export const accounts = [
  'superuser',
  'support',
  'content',
  'orgadmin',
  'progadmin',
  'coach',
  'coachee',
  'billing',
  'solo',
  'expired',
] as const;

export type Account = (typeof accounts)[number];

/** What is said when a screen's call fails (spec 1 section 8). */
interface Reads {
  /** The call that the screen stands or falls with. */
  call: CallName;
  /** Lists have Retry beside the toast. */
  hasRetry?: boolean;
  /** Who has something there to be read; otherwise the first by whom the screen is opened. */
  by?: Account;
}

/** A screen as journeys open it. */
export interface Screen {
  name: string;
  path: string;
  /** Who opens it and has something there; the first stands for all where one is enough. */
  by: readonly Account[];
  reads?: Reads;
}

const signedIn = [...accounts];
/** Whom the frame leads somewhere else until they have paid. */
const withLicense = accounts.filter((account) => account !== 'expired');
const builders = ['coach', 'superuser', 'orgadmin', 'progadmin', 'solo'] as const;
const staff = ['superuser', 'support'] as const;
const cedarTool = '/Organization/demo-cedar-grove/demo-cedar-tools';

/** Every screen behind the login. A screen is a row here, and is then looked at by all that look at screens. */
export const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    by: ['coach', ...withLicense.filter((account) => account !== 'coach')],
    reads: { call: 'getInteractions', hasRetry: true },
  },
  { name: 'start', path: '/start', by: signedIn },
  { name: 'profile', path: '/profile', by: signedIn, reads: { call: 'getUser', hasRetry: true } },
  { name: 'payment', path: '/payment?product=yearly', by: ['expired', 'solo', 'coach'] },
  { name: 'payment complete', path: '/payment_complete', by: ['solo', 'expired'] },
  { name: 'new password', path: '/new_password', by: ['coach', 'superuser', 'coachee'] },
  { name: 'not found', path: '/nowhere', by: ['coach', 'superuser', 'coachee'] },

  {
    name: 'interactions',
    path: '/interactions',
    by: ['coach', ...withLicense.filter((account) => account !== 'coach')],
    reads: { call: 'getInteractions', hasRetry: true },
  },
  { name: 'interactions with one coachee', path: '/interactions/demo-coachee', by: ['coach'] },
  {
    name: 'time log',
    path: '/timelog',
    by: ['orgadmin', ...withLicense.filter((account) => account !== 'orgadmin')],
    reads: { call: 'getTimeLog', hasRetry: true },
  },
  {
    name: 'tool log',
    path: '/toollog',
    by: ['orgadmin', ...withLicense.filter((account) => account !== 'orgadmin')],
    reads: { call: 'getToolLog', hasRetry: true },
  },

  { name: 'a new observation', path: '/config', by: builders },
  {
    name: 'settings of an observation',
    path: '/config/demo-observation-0-2',
    by: ['coach'],
    reads: { call: 'getObservation' },
  },
  {
    name: 'observation',
    path: '/observation/demo-observation-0-2',
    by: ['coach', 'coachee', 'superuser', 'support', 'orgadmin'],
    reads: { call: 'getObservation' },
  },

  {
    name: 'a new conversation',
    path: '/questions/config?interview_type=demo-coaching-cycle',
    by: ['coach', 'orgadmin', 'progadmin'],
  },
  {
    name: 'settings of a conversation',
    path: '/questions/config/demo-conversation-grace-running',
    by: ['coach'],
    reads: { call: 'getInterview' },
  },
  {
    name: 'conversation',
    path: '/questions/answers/demo-conversation-daniel-goal',
    by: ['coach', 'coachee'],
    reads: { call: 'getInterview' },
  },
  {
    name: 'conversation tool',
    path: `/questions${cedarTool}/demo-coaching-cycle`,
    by: ['orgadmin', 'coach', 'superuser', 'progadmin'],
    reads: { call: 'getToolConfig' },
  },
  {
    name: 'a template that is copied',
    path: '/question/config/demo-template-goal-setting',
    by: ['coach'],
  },
  {
    name: 'categories',
    path: '/categories/demo-coaching-cycle',
    by: ['orgadmin', 'coach', 'progadmin'],
  },

  {
    name: 'a new rubric',
    path: '/rubric/config/new?rubric_uid=demo-teaching-practices',
    by: ['coach', 'orgadmin'],
  },
  {
    name: 'settings of a rubric',
    path: '/rubric/config/demo-rubric-daniel-0',
    by: ['coach'],
    reads: { call: 'getRubricInstance' },
  },
  {
    name: 'rubric',
    path: '/rubric/use/demo-rubric-daniel-0',
    by: ['coach', 'coachee'],
    reads: { call: 'getRubricInstance' },
  },
  {
    name: 'growth',
    path: '/rubric/growth',
    by: ['orgadmin', 'coach', 'coachee', 'progadmin', 'superuser', 'solo'],
  },
  {
    name: 'rubric builder',
    path: `/rubric_builder${cedarTool}/demo-cedar-practices`,
    by: ['orgadmin'],
    reads: { call: 'getToolConfig' },
  },
  {
    name: 'calibrations',
    path: '/calibrations',
    by: ['coach', 'orgadmin', 'progadmin', 'superuser', 'solo'],
    reads: { call: 'getCalibrations', hasRetry: true },
  },
  { name: 'a new calibration', path: '/calibrations/new', by: ['orgadmin', 'coach'] },
  {
    name: 'calibration',
    path: '/calibrations/demo-calibration-ratios',
    by: ['coach', 'orgadmin', 'progadmin'],
    reads: { call: 'getCalibration' },
  },

  {
    name: 'coachees',
    path: '/clients',
    by: ['coach', 'orgadmin', 'progadmin', 'solo', ...staff],
    reads: { call: 'getCaseload', hasRetry: true },
  },
  {
    name: 'resources',
    path: '/entity_resources',
    by: withLicense,
    reads: { call: 'getResources', hasRetry: true, by: 'coach' },
  },
  {
    name: 'resources of the platform',
    path: '/platform_resources',
    by: ['content', 'superuser', 'coach', 'coachee'],
  },
  {
    name: 'audit log',
    path: '/audit',
    by: ['orgadmin', ...staff],
    reads: { call: 'getAudit', hasRetry: true },
  },
  {
    name: 'the last imports',
    path: '/handle_upload?role=Coach',
    by: ['coach', 'orgadmin', 'progadmin', ...staff],
  },
  {
    name: 'organizations',
    path: '/organization',
    by: [...staff, 'orgadmin'],
    reads: { call: 'getOrganizations', hasRetry: true },
  },
  {
    name: 'organization',
    path: '/organization/demo-cedar-grove',
    by: ['orgadmin', ...staff],
    reads: { call: 'getOrganization', hasRetry: true },
  },
  { name: 'a new program', path: '/organization/demo-cedar-grove/new_program', by: ['orgadmin', ...staff] },
  {
    name: 'program',
    path: '/organization/demo-cedar-grove/program/demo-cedar-elementary',
    by: ['orgadmin', 'progadmin', ...staff],
    reads: { call: 'getProgram', hasRetry: true },
  },
  { name: 'a new organization', path: '/organization_new', by: staff },
  {
    name: 'tools',
    path: '/tools',
    by: builders,
    reads: { call: 'getToolConfigs' },
  },
  {
    name: 'recycle bin',
    path: '/undelete',
    by: ['coach', 'superuser', 'orgadmin', 'progadmin', 'solo'],
    reads: { call: 'getRecycleBin', hasRetry: true },
  },
  {
    name: 'users',
    path: '/user',
    by: ['superuser', 'support', 'content'],
    reads: { call: 'getUsers', hasRetry: true },
  },
  {
    name: 'user',
    path: '/user/demo-coach',
    by: ['superuser', 'support', 'orgadmin'],
    reads: { call: 'getUser' },
  },
];
