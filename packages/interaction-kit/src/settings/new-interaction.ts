import type { UserEmbed } from '@coaching/contracts';

/** A person as interactions store them, of whatever else is known of them. */
export const embedOf = ({ uid, username, initials, picture }: UserEmbed): UserEmbed => ({
  uid,
  username,
  initials,
  picture,
});

/** What every kind of interaction is before anything of it was set or sent. */
export const newInteraction = (
  uid: string,
  { user, organization_uid }: { user: UserEmbed; organization_uid: string | null },
) => ({
  uid,
  revision: 0,
  title: '',
  additional_information: '',
  timestamp: null,
  end_timestamp: null,
  duration: null,
  timer: null,
  program_embed: null,
  tool_config_entity: null,
  tool_config_entity_uid: null,
  tool_config_uid: null,
  shown: false,
  user: user.uid,
  user_embed: embedOf(user),
  organization_uid,
});
