import {
  IconBook2,
  IconBuilding,
  IconChartBar,
  IconClock,
  IconLayoutDashboard,
  IconList,
  IconMessages,
  IconNotebook,
  IconPoint,
  IconSettings,
  IconTimeline,
  IconTools,
  IconUsers,
} from '@tabler/icons-react';

const icons = {
  dashboard: IconLayoutDashboard,
  building: IconBuilding,
  users: IconUsers,
  list: IconList,
  timeline: IconTimeline,
  messages: IconMessages,
  settings: IconSettings,
  tools: IconTools,
  clock: IconClock,
  chart: IconChartBar,
  book: IconBook2,
  notebook: IconNotebook,
};

/** The Tabler icon that a manifest names; a point for one the shell does not know. */
export const menuIcon = (name: string): typeof IconPoint =>
  Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : IconPoint;

/** Names that manifests may use. */
export const menuIconNames = Object.keys(icons);
