import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../Button';
import { TextField } from '../TextField';
import { useWords } from '../i18n/WordsProvider';

/** Many figures in one go; what does not fit is named, and then nothing is filled in. */
export const RunField = ({ onFill }: { readonly onFill: (text: string) => string | undefined }) => {
  const t = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const fill = () => {
    const figure = onFill(text);
    setWrong(figure);
    if (figure === undefined) setText('');
  };
  return (
    <View style={{ gap: 8 }}>
      <TextField
        autoFocus
        label={t('sheets.several')}
        hint={t('sheets.severalHelp')}
        error={wrong === undefined ? undefined : t('sheets.wrong', { figure: wrong })}
        value={text}
        keyboard="numbers-and-punctuation"
        onChange={setText}
        onSubmit={fill}
      />
      <Button compact title={t('sheets.fill')} disabled={text.trim() === ''} onPress={fill} />
    </View>
  );
};
