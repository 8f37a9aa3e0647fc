import { useState } from 'react';
import type { ReactNode } from 'react';
import { Platform, Pressable } from 'react-native';
import type { FocusEvent, Role, StyleProp, ViewStyle } from 'react-native';

import { haptic as play } from './haptics';
import type { Haptic } from './haptics';
import { useTheme } from './theme/ThemeProvider';

export interface TouchProps {
  /** The whole sentence, as a screen reader says it. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly role?: Role | undefined;
  readonly selected?: boolean | undefined;
  readonly checked?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly haptic?: Haptic | undefined;
  /** The ring of the keyboard's focus has to show on paper and on green. */
  readonly ground?: 'paper' | 'dark' | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly pressedStyle?: StyleProp<ViewStyle>;
  readonly testID?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onLongPress?: (() => void) | undefined;
  readonly children?: ReactNode;
}

const byKeyboard = (event: FocusEvent): boolean => {
  if (Platform.OS !== 'web') return true;
  const target: unknown = event.target;
  return target instanceof Element && target.matches(':focus-visible');
};

/** A button that is chosen is pressed, on the web; only options and tabs are selected there. */
const chosen = (role: Role, selected: boolean | undefined) =>
  Platform.OS === 'web' && role === 'button' ? { 'aria-pressed': selected } : { 'aria-selected': selected };

/** Everything that can be pressed: label, role, states, haptics and the focus ring in one place. */
export const Touch = (props: TouchProps) => {
  const { label, hint, role = 'button', selected, checked, expanded, disabled = false, busy } = props;
  const { haptic, ground = 'paper', style, pressedStyle, testID, onPress, onLongPress, children } = props;
  const { color } = useTheme();
  const [focused, setFocused] = useState(false);
  const ring: ViewStyle | false = focused && {
    outlineColor: ground === 'dark' ? color.focusOnDark : color.focus,
    outlineStyle: 'solid',
    outlineWidth: 3,
    outlineOffset: ground === 'dark' ? -3 : 2,
  };
  const press = () => {
    if (haptic) play(haptic);
    onPress?.();
  };
  return (
    <Pressable
      role={role}
      aria-label={label}
      accessibilityHint={hint}
      {...chosen(role, selected)}
      aria-checked={checked}
      aria-expanded={expanded}
      aria-disabled={disabled}
      aria-busy={busy}
      disabled={disabled || busy}
      testID={testID}
      onPress={press}
      onLongPress={onLongPress}
      onFocus={event => setFocused(byKeyboard(event))}
      onBlur={() => setFocused(false)}
      style={({ pressed }) => [style, pressed && pressedStyle, ring]}
    >
      {children}
    </Pressable>
  );
};
