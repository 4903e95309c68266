use pipeline::ports::store::{AuthorizationCode, Guard, IdentityRecord, Mutation, RecordKey, RefreshToken, SigningKey};

use crate::fixtures::at;
use crate::test_database::on_both;

fn identity(subject: &str, email: &str) -> IdentityRecord {
    IdentityRecord {
        subject: subject.to_owned(),
        email: email.to_owned(),
        password_hash: (subject != "s2").then(|| "$argon2id$".to_owned()),
        created_at: at(3),
    }
}

fn code(hash: &str, subject: &str, expires: i64) -> AuthorizationCode {
    AuthorizationCode {
        code_sha256: hash.to_owned(),
        subject: subject.to_owned(),
        client_id: "console".to_owned(),
        redirect_uri: "http://localhost/".to_owned(),
        code_challenge: "ch".to_owned(),
        nonce: (hash != "c2").then(|| "n".to_owned()),
        expires_at: at(expires),
    }
}

fn token(hash: &str, family: &str, subject: &str, expires: i64) -> RefreshToken {
    RefreshToken {
        token_sha256: hash.to_owned(),
        family: family.to_owned(),
        subject: subject.to_owned(),
        client_id: "console".to_owned(),
        used: false,
        expires_at: at(expires),
    }
}

fn text(text: &str) -> String {
    text.to_owned()
}

on_both! {
    async fn an_address_signs_up_once(db: &TestDatabase) {
        db.put([Mutation::InsertIdentity(identity("s1", "a@x"))]).await;
        db.put([Mutation::InsertIdentity(identity("s2", "b@x"))]).await;
        db.refused(Guard::EmailFree, [Mutation::InsertIdentity(identity("s3", "a@x"))]).await;
        assert_eq!(db.store.identity_by_email("a@x").await, Ok(Some(identity("s1", "a@x"))));
        assert_eq!(db.store.identity("s2").await, Ok(Some(identity("s2", "b@x"))));
        assert_eq!(db.store.identity("s3").await, Ok(None));
        db.put([Mutation::EraseIdentity { subject: text("s1") }]).await;
        assert_eq!(db.store.identity_by_email("a@x").await, Ok(None));
        db.put([Mutation::InsertIdentity(identity("s3", "a@x"))]).await;
    }

    async fn a_password_changes_only_from_what_it_is(db: &TestDatabase) {
        db.put([
            Mutation::InsertIdentity(identity("s1", "a@x")),
            Mutation::InsertIdentity(identity("s2", "b@x")),
        ])
        .await;
        let change = |subject: &str, from: &str| Mutation::SetPassword {
            subject: text(subject),
            from: text(from),
            to: text("new"),
        };
        db.refused(Guard::PasswordUnchanged, [change("s1", "other")]).await;
        db.refused(Guard::PasswordUnchanged, [change("s2", "$argon2id$")]).await;
        db.put([change("s1", "$argon2id$")]).await;
        db.refused(Guard::PasswordUnchanged, [change("s1", "$argon2id$")]).await;
        let stored = db.store.identity("s1").await.unwrap().unwrap();
        assert_eq!(stored.password_hash.as_deref(), Some("new"));
    }

    /// Whichever of a rotation and a sign-out everywhere comes first, no token of the person survives.
    async fn all_tokens_of_a_person_die_with_what_is_being_rotated(db: &TestDatabase) {
        for round in 0..20 {
            let (family, old, new) = (format!("f{round}"), format!("old{round}"), format!("new{round}"));
            db.put([Mutation::InsertRefreshToken(token(&old, &family, "s1", 50))]).await;
            assert_eq!(db.store.has_refresh_family(&family).await, Ok(true));
            let rotate = db.commit([
                Mutation::UseRefreshToken { token_sha256: old },
                Mutation::InsertRefreshToken(token(&new, &family, "s1", 60)),
            ]);
            let erase = db.commit([Mutation::EraseRefreshTokens { subject: text("s1") }]);
            let (_, erased) = tokio::join!(rotate, erase);
            erased.unwrap();
            assert_eq!(db.store.has_refresh_family(&family).await, Ok(false));
        }
    }

    async fn signing_keys_are_listed_newest_first(db: &TestDatabase) {
        let key = |kid: &str, made| SigningKey { kid: text(kid), private_key: text("pem"), created_at: at(made) };
        db.put([Mutation::InsertSigningKey(key("a", 1)), Mutation::InsertSigningKey(key("b", 2))]).await;
        db.refused(Guard::SigningKeyAbsent, [Mutation::InsertSigningKey(key("a", 9))]).await;
        assert_eq!(db.store.signing_keys().await, Ok(vec![key("b", 2), key("a", 1)]));
    }

    async fn one_record_key_is_in_use_for_an_address(db: &TestDatabase) {
        let key = |kid: &str, issuer: &str, made| RecordKey {
            kid: text(kid),
            issuer: text(issuer),
            public_key: text("public"),
            private_key: Some(text("private")),
            created_at: at(made),
            retired_at: None,
        };
        let insert = |kid: &str, issuer: &str, made| Mutation::InsertRecordKey(Box::new(key(kid, issuer, made)));
        assert_eq!(db.store.record_key("here").await, Ok(None));
        db.put([insert("a", "here", 1), insert("b", "there", 2)]).await;
        db.refused(Guard::RecordKeyAbsent, [insert("c", "here", 3)]).await;
        db.refused(Guard::RecordKeyAbsent, [insert("a", "elsewhere", 3)]).await;
        assert_eq!(db.store.record_key("here").await, Ok(Some(key("a", "here", 1))));

        let retire = |kid: &str, then| Mutation::RetireRecordKey { kid: text(kid), at: at(then) };
        // All or nothing: if the new key cannot be inserted, the old one stays in use.
        db.refused(Guard::RecordKeyAbsent, [retire("a", 4), insert("b", "here", 4)]).await;
        assert_eq!(db.store.record_key("here").await, Ok(Some(key("a", "here", 1))));
        db.put([retire("a", 4), insert("c", "here", 4)]).await;
        db.refused(Guard::RecordKeyInUse, [retire("a", 5), insert("d", "here", 5)]).await;
        assert_eq!(db.store.record_key("here").await, Ok(Some(key("c", "here", 4))));
        let retired = RecordKey { private_key: None, retired_at: Some(at(4)), ..key("a", "here", 1) };
        let all = vec![key("c", "here", 4), key("b", "there", 2), retired];
        assert_eq!(db.store.record_keys().await, Ok(all));
    }

    async fn of_many_who_make_the_first_record_key_one_does(db: &TestDatabase) {
        let insert = |kid: usize| {
            Mutation::InsertRecordKey(Box::new(RecordKey {
                kid: kid.to_string(),
                issuer: text("here"),
                public_key: text("public"),
                private_key: Some(text("private")),
                created_at: at(1),
                retired_at: None,
            }))
        };
        let all = futures::future::join_all((0..8).map(|kid| db.commit([insert(kid)]))).await;
        assert_eq!(all.iter().filter(|done| done.is_ok()).count(), 1, "{all:?}");
        assert_eq!(db.store.record_keys().await.unwrap().len(), 1);
    }

    async fn a_code_is_used_once(db: &TestDatabase) {
        db.put([Mutation::InsertCode(code("c1", "s1", 50)), Mutation::InsertCode(code("c2", "s1", 50))]).await;
        assert_eq!(db.store.authorization_code("c2").await, Ok(Some(code("c2", "s1", 50))));
        let use_code = || Mutation::UseCode { code_sha256: text("c1") };
        let uses = (0..6).map(|_| db.commit([use_code()]));
        let outcomes = futures::future::join_all(uses).await;
        assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        db.refused(Guard::OneTimeUse, [use_code()]).await;
        assert_eq!(db.store.authorization_code("c1").await, Ok(None));
    }

    async fn a_refresh_token_is_used_once_and_stays_to_be_recognised(db: &TestDatabase) {
        db.put([Mutation::InsertRefreshToken(token("r1", "f1", "s1", 50))]).await;
        assert_eq!(db.store.refresh_token("r1").await, Ok(Some(token("r1", "f1", "s1", 50))));
        let rotate = |next: &str| [
            Mutation::UseRefreshToken { token_sha256: text("r1") },
            Mutation::InsertRefreshToken(token(next, "f1", "s1", 60)),
        ];
        db.put(rotate("r2")).await;
        db.refused(Guard::OneTimeUse, rotate("r3")).await;
        assert!(db.store.refresh_token("r1").await.unwrap().unwrap().used);
        assert_eq!(db.store.refresh_token("r3").await, Ok(None));
    }

    /// Whichever of a rotation and the revocation of its family comes first, no token of the family survives.
    async fn a_family_dies_with_what_is_being_rotated(db: &TestDatabase) {
        for round in 0..20 {
            let (family, old, new) = (format!("f{round}"), format!("old{round}"), format!("new{round}"));
            db.put([
                Mutation::InsertRefreshToken(token(&old, &family, "s1", 50)),
                Mutation::InsertRefreshToken(token(&format!("x{round}"), "other", "s1", 50)),
            ]).await;
            let rotate = db.commit([
                Mutation::UseRefreshToken { token_sha256: old },
                Mutation::InsertRefreshToken(token(&new, &family, "s1", 60)),
            ]);
            let (_, revoked) = tokio::join!(rotate, db.commit([Mutation::RevokeRefreshFamily { family }]));
            revoked.unwrap();
            assert_eq!(db.store.refresh_token(&new).await, Ok(None));
            assert!(db.store.refresh_token(&format!("x{round}")).await.unwrap().is_some());
        }
    }

    async fn what_has_expired_is_swept_and_a_subject_erased(db: &TestDatabase) {
        db.put([
            Mutation::InsertCode(code("c1", "s1", 10)),
            Mutation::InsertCode(code("c2", "s1", 20)),
            Mutation::InsertCode(code("c3", "s2", 20)),
            Mutation::InsertRefreshToken(token("r1", "f1", "s1", 10)),
            Mutation::InsertRefreshToken(token("r2", "f2", "s1", 20)),
            Mutation::InsertRefreshToken(token("r3", "f3", "s2", 20)),
        ]).await;
        let there = async || {
            let mut found = Vec::new();
            for hash in ["c1", "c2", "c3"] {
                found.push(db.store.authorization_code(hash).await.unwrap().is_some());
            }
            for hash in ["r1", "r2", "r3"] {
                found.push(db.store.refresh_token(hash).await.unwrap().is_some());
            }
            found
        };
        db.put([Mutation::SweepCodes { now: at(10) }, Mutation::SweepRefreshTokens { now: at(10) }]).await;
        assert_eq!(there().await, [false, true, true, false, true, true]);
        db.refused(Guard::RowsLeft, [Mutation::SweepCodes { now: at(10) }]).await;
        db.refused(Guard::RowsLeft, [Mutation::SweepRefreshTokens { now: at(10) }]).await;
        let erase = [
            Mutation::EraseCodes { subject: text("s1") },
            Mutation::EraseRefreshTokens { subject: text("s1") },
        ];
        db.put(erase).await;
        assert_eq!(there().await, [false, false, true, false, false, true]);
    }

    async fn of_the_refresh_tokens_of_a_person_the_newest_are_kept_and_the_used_ones_go_first(db: &TestDatabase) {
        let insert = |name: &str, expires: i64| Mutation::InsertRefreshToken(token(name, name, "s1", expires));
        let unused = async |name: &str| {
            let found = db.store.refresh_token(name).await.unwrap();
            found.map(|token| !token.used)
        };
        db.put([insert("idle device", 1_000)]).await;
        for number in 0..520 {
            let name = format!("r{number}");
            let spent = Mutation::UseRefreshToken { token_sha256: name.clone() };
            db.put([insert(&name, 2_000 + number), spent]).await;
        }
        assert_eq!(unused("idle device").await, Some(true));
        assert_eq!(unused("r519").await, Some(false));
        assert_eq!(unused("r10").await, None);
        let mut left = 0;
        for number in 0..520 {
            left += usize::from(unused(&format!("r{number}")).await.is_some());
        }
        assert_eq!(left, 500, "an insert keeps 500 rows, one of them of the idle device, and adds its own");
    }
}
