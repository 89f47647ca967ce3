/** Guesses that open most accounts, 8 characters or more (shorter ones are refused by length anyway). */
export const COMMON_PASSWORDS = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 88888888 87654321 987654321 12341234 123456123 147258369 1q2w3e4r 1qaz2wsx
   1q2w3e4r5t q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 password password1 password12 password123
   passw0rd p@ssw0rd p@ssword iloveyou iloveyou1 sunshine princess football baseball welcome1 welcome123 superman starwars trustno1 whatever
   computer internet dragon123 monkey123 letmein1 letmein123 abcdefgh abcd1234 abc12345 abcdef123 admin123 administrator master123 changeme
   secret123 test1234 testtest hello123 hellohello charlie1 michelle jennifer jordan23 liverpool chelsea1 arsenal1 pokemon1 naruto123
   sakura123 doraemon manga123 komawari komawari1 aaaaaaaa aaaaaaaaa 1111111111 0123456789 9876543210 112233445566 a1b2c3d4 aa123456
   qazwsxedc zaq12wsx 1234qwer qwer1234 asdf1234 abcd123456 google123 facebook samsung1 nintendo minecraft metallica blink182 slipknot
   password! password1! qwerty123! welcome1! admin@123 p@ssw0rd1 pa55word passpass loveyou1 lovelove babygirl butterfly
   spiderman batman123 freedom1 mustang1 corvette mercedes ferrari1 yankees1 eagles12 steelers cowboys1 lakers24 hunter12 killer12
   jasmine1 ashley12 nicole12 daniel12 michael1 jessica1 thomas12 robert12 andrew12 matthew1 anthony1 william1 richard1 joshua12`
    .split(/\s+/)
    .filter(Boolean),
);
