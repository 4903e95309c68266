#!/bin/sh
# Makes the fonts of the audit record from Noto's (SIL Open Font License 1.1, see OFL.txt): only the characters that a record
# needs, no hints. Needs fonttools and the folder with the original fonts:
#   derive.sh /usr/share/fonts/truetype/noto      (Debian: fonts-noto-core 20201225, fonts-noto-mono)
set -eu
from=$1
to=$(dirname "$0")
cut() {
    pyftsubset "$from/$1.ttf" --output-file="$to/$1.ttf" --unicodes="$2" --layout-features="$3" \
        --no-hinting --desubroutinize --name-IDs='*' --notdef-outline
}
# Latin with its extensions, Greek, Cyrillic, punctuation, currencies, arrows, the common mathematical signs.
text='20-7E,A0-24F,259,2B0-2FF,300-36F,370-3FF,400-52F,1E00-1EFF,2010-2027,200B,202F-205E,2070-209F,20A0-20BF,2100-214F,FFFD'
features='kern,liga,mark,mkmk,ccmp,locl'
cut NotoSans-Regular "$text" "$features"
cut NotoSans-Bold "$text" "$features"
cut NotoSansMono-Regular '20-7E,A0,B7,2026' ''
cut NotoSansArabic-Regular '20,600-6FF,750-77F,200C-200F,FB50-FDFF,FE70-FEFC' '*'
cut NotoSansHebrew-Regular '20,590-5FF,FB1D-FB4F' '*'
# Symbols that people type and that Noto Sans lacks.
cut NotoSansMath-Regular '2190-2193,2212,2215,2219,221A,221E,2248,2260,2264,2265,25A0,25A1,25CF,27E8,27E9' ''
