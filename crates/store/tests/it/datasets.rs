use pipeline::ports::datasets::{Dataset, DatasetKey, DatasetKind};
use pipeline::ports::store::{Guard, Mutation, StoreError};

use crate::fixtures::{at, portfolio, provision, touch};
use crate::test_database::on_both;

fn key(kind: DatasetKind, subject: &str, provider: &str) -> DatasetKey {
    DatasetKey {
        kind,
        subject: subject.to_owned(),
        provider: provider.to_owned(),
    }
}

fn prices(subject: &str, provider: &str, close: u32, moment: i64) -> Dataset {
    let body = format!("date,close,adjusted,volume\n2020-01-02,{close},{close},\n2020-01-03,8,8,100\n");
    let key = key(DatasetKind::Prices, subject, provider);
    Dataset::new(key, "Prices – 日本".to_owned(), None, at(moment), body)
}

on_both! {
    async fn a_dataset_is_one_per_kind_subject_and_provider(db: &TestDatabase) {
        let store = &db.store;
        let (first, other) = (prices("AAPL", "import", 7, 1), prices("AAPL", "stooq", 9, 2));
        store.save_datasets(vec![first.clone(), other.clone()]).await.unwrap();
        assert_eq!(store.dataset(&first.key()).await, Ok(Some(first.clone())));
        let again = Dataset { uri: Some("https://example.org/x".to_owned()), ..prices("AAPL", "import", 6, 3) };
        store.save_datasets(vec![again.clone()]).await.unwrap();
        assert_eq!(store.dataset(&first.key()).await, Ok(Some(again.clone())));
        assert_eq!(store.dataset_lines_on(DatasetKind::Prices, "AAPL").await, Ok(vec![again.line(), other.line()]));
        assert_eq!(store.dataset_lines_on(DatasetKind::Accounts, "AAPL").await, Ok(Vec::new()));
        assert_eq!(store.dataset_line_by_content(&again.sha256).await, Ok(Some(again.line())));
        assert_eq!(store.dataset_line_by_content(&first.sha256).await, Ok(None));
        let line = other.line();
        assert_eq!((line.rows, line.first.as_str(), line.last.as_str()), (2, "2020-01-02", "2020-01-03"));
    }

    async fn the_list_is_in_order_and_of_equal_content_the_newest_is_named(db: &TestDatabase) {
        let store = &db.store;
        let all = [prices("MSFT", "import", 7, 1), prices("AAPL", "stooq", 7, 5), prices("AAPL", "import", 7, 3)];
        store.save_datasets(all.to_vec()).await.unwrap();
        let keys: Vec<_> = store.dataset_lines().await.unwrap().into_iter().map(|line| line.key).collect();
        assert_eq!(keys, [all[2].key(), all[1].key(), all[0].key()]);
        let named = store.dataset_line_by_content(&all[0].sha256).await.unwrap().unwrap();
        assert_eq!(named.key, all[1].key());
    }

    async fn what_is_not_there_cannot_be_removed_and_then_nothing_is(db: &TestDatabase) {
        let store = &db.store;
        let there = prices("AAPL", "import", 7, 1);
        store.save_datasets(vec![there.clone()]).await.unwrap();
        let absent = key(DatasetKind::Series, "DGS10", "fred");
        let refused = Err(StoreError::Guard(Guard::DatasetExists));
        assert_eq!(store.remove_datasets(vec![there.key(), absent]).await, refused);
        assert!(store.dataset(&there.key()).await.unwrap().is_some());
        store.remove_datasets(vec![there.key()]).await.unwrap();
        assert_eq!(store.dataset_lines().await, Ok(Vec::new()));
    }

    async fn a_large_body_comes_back_whole(db: &TestDatabase) {
        let rows = "2020-01-02,123.456789,123.456789,1234567890\n".repeat(200_000);
        let body = format!("date,close,adjusted,volume\n{rows}");
        let large = Dataset::new(key(DatasetKind::Prices, "AAPL", "import"), String::new(), None, at(1), body);
        db.store.save_datasets(vec![large.clone()]).await.unwrap();
        assert!(db.store.dataset(&large.key()).await.unwrap() == Some(large));
    }

    async fn a_portfolio_is_the_owners_and_is_replaced_whole(db: &TestDatabase) {
        let owners = ["usr_a", "usr_b"];
        for owner in owners {
            db.put([provision(owner), touch(owner), Mutation::PutPortfolio(portfolio(owner))]).await;
        }
        let mut changed = portfolio("usr_a");
        changed.positions.clear();
        db.put([Mutation::PutPortfolio(changed.clone())]).await;
        assert_eq!(db.store.portfolio("usr_a").await, Ok(Some(changed.clone())));
        assert_eq!(db.store.portfolio("usr_c").await, Ok(None));
        assert_eq!(db.store.portfolios().await, Ok(vec![changed, portfolio("usr_b")]));
        let remove = Mutation::RemovePortfolio { owner: "usr_a".to_owned() };
        db.put([remove.clone()]).await;
        db.refused(Guard::PortfolioExists, [remove]).await;
        assert!(db.store.portfolio("usr_b").await.unwrap().is_some());
    }

    async fn nobody_who_is_being_erased_gets_a_portfolio(db: &TestDatabase) {
        db.put([provision("usr_a"), Mutation::SetErasing { owner: "usr_a".to_owned(), erasing: true }]).await;
        db.refused(Guard::AccountActive, [touch("usr_a"), Mutation::PutPortfolio(portfolio("usr_a"))]).await;
        assert_eq!(db.store.portfolio("usr_a").await, Ok(None));
    }
}
