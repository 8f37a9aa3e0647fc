import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useSettings } from '@/store/settings';

import { Chip } from '../Chip';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { Segment } from '../Segment';
import { SwitchRow } from '../SwitchRow';
import { MenuRow } from '../desk/MenuRow';
import { BackupRow } from '../share/BackupRow';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

/** Language, theme, text size: each at once. */
export const SettingsScreen = () => {
  const styles = useStyles();
  const t = useWords();
  const router = useRouter();
  const { language, theme, textSize, haptics, notes, keepAwake, names, prefer, forgetName } = useSettings();
  return (
    <Screen
      title={t('settings.title')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    >
      <SectionHead title={t('settings.language')} />
      <View style={styles.box}>
        <Segment
          label={t('settings.language')}
          options={[
            { value: 'system', title: t('settings.system') },
            { value: 'en', title: t('settings.english') },
            { value: 'de', title: t('settings.german') },
          ]}
          value={language}
          onChange={next => prefer({ language: next })}
        />
      </View>
      <SectionHead title={t('settings.theme')} />
      <View style={styles.box}>
        <Segment
          label={t('settings.theme')}
          options={[
            { value: 'system', title: t('settings.system') },
            { value: 'light', title: t('settings.light') },
            { value: 'dark', title: t('settings.dark') },
          ]}
          value={theme}
          onChange={next => prefer({ theme: next })}
        />
      </View>
      <SectionHead title={t('settings.textSize')} />
      <View style={styles.box}>
        <Segment
          label={t('settings.textSize')}
          options={[
            { value: 'normal', title: t('settings.textSizes.normal') },
            { value: 'large', title: t('settings.textSizes.large') },
            { value: 'huge', title: t('settings.textSizes.huge') },
          ]}
          value={textSize === 'small' ? 'normal' : textSize}
          onChange={next => prefer({ textSize: next })}
        />
      </View>
      <View style={styles.switches}>
        <SwitchRow
          title={t('settings.haptics')}
          detail={t('settings.hapticsHelp')}
          value={haptics}
          onChange={next => prefer({ haptics: next })}
        />
        <SwitchRow
          title={t('settings.notes')}
          detail={t('settings.notesHelp')}
          value={notes}
          onChange={next => prefer({ notes: next })}
        />
        <SwitchRow
          title={t('settings.awake')}
          detail={t('settings.awakeHelp')}
          value={keepAwake}
          onChange={next => prefer({ keepAwake: next })}
        />
      </View>
      <SectionHead title={t('settings.names')} />
      <View style={styles.names}>
        {names.length === 0 && <AppText color="inkSoft">{t('settings.noNames')}</AppText>}
        {names.map(name => (
          <Chip
            key={name}
            title={name}
            label={t('settings.forget', { name })}
            onPress={() => forgetName(name)}
          >
            <Icon name="close" size={14} color="inkSoft" />
          </Chip>
        ))}
      </View>
      <BackupRow />
      <View style={styles.switches}>
        <MenuRow role="link" icon="info" title={t('settings.about')} onPress={() => router.push('/about')} />
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: { paddingHorizontal: space.gutter },
  switches: { marginTop: space.l, borderTopWidth: 1, borderTopColor: color.line },
  names: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.s,
    paddingHorizontal: space.gutter,
  } as const,
}));
