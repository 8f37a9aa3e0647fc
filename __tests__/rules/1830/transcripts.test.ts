import { join } from 'node:path';

import { replayFile, transcriptFiles } from '../../conformance';
import { adapter1830 } from '../../conformance/1830';

const FOLDER = join(__dirname, '../../../../shared/transcripts/1830');
const files = transcriptFiles([FOLDER]);

if (files.length === 0)
  test('1830: the recorded games are not on this machine, so that none was replayed', () => {
    expect(files).toEqual([]);
  });
else
  test.each(files)('1830: %s replays without a mismatch', file => {
    const { steps, mismatches } = replayFile(file, [adapter1830]);
    expect(mismatches).toEqual([]);
    expect(steps).toBeGreaterThan(0);
  });
