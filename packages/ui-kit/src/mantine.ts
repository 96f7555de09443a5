/**
 * The parts of Mantine that screens use, and the only way to them. All are light; what needs more code is a path
 * of its own: `ui-kit/dialog`, `ui-kit/select`, `ui-kit/tabs`. A part added here needs its styles in
 * `theme/styles.ts` and costs every page its bytes.
 */
export {
  ActionIcon,
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  Divider,
  Flex,
  Group,
  Loader,
  NativeSelect,
  Paper,
  PasswordInput,
  Portal,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
export {
  useDebouncedCallback,
  useDebouncedValue,
  useDisclosure,
  useHotkeys,
  useMediaQuery,
} from '@mantine/hooks';
